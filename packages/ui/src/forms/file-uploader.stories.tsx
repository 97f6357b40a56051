import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { FileUploader, type MediaFile, type SendFile } from './file-uploader.tsx'

/** Arrives in ten steps; a name with "broken" is rejected on the way, as a server would. */
const pretend: SendFile = async (file, onProgress, signal, target) => {
  const log = (
    window as { sent?: { name: string; size: number; type: string; at: number; file: File; target: object }[] }
  ).sent
  log?.push({ name: file.name, size: file.size, type: file.type, at: performance.now(), file, target })
  for (let step = 1; step <= 10; step++) {
    await new Promise((resolve) => setTimeout(resolve, 20))
    if (signal.aborted) throw new DOMException('stopped', 'AbortError')
    onProgress(step / 10)
  }
  if (file.name.includes('unreadable')) return { ok: false, message: 'Upload a JPEG or PNG picture.', final: true }
  if (file.name.includes('broken')) return { ok: false, message: 'This picture is damaged or too large to be opened.' }
  return { ok: true, file: { id: `stored-${file.name}`, originalSrc: `/media-resources/${file.name}` } }
}
const never: SendFile = (_file, onProgress) => {
  onProgress(0.62)
  return new Promise(() => {})
}

const stored = (name: string, thumbnail: string | null): MediaFile => ({
  id: name,
  name,
  thumbnail,
  originalSrc: `/media-resources/${name}`,
})
const some = ['hero', 'evening', 'living', 'kitchen'].map((name) => stored(`${name}.jpg`, `/${name}.avif`))

const reasons = {
  type: 'this kind of file is not taken',
  size: 'it is larger than 5 MB',
  empty: 'it is empty',
  count: 'the list is full',
}

const meta = {
  title: 'Forms/File uploader',
  component: FileUploader,
  args: {
    label: 'Photos',
    accept: 'image/*',
    value: [],
    onChange: () => {},
    send: pretend,
    words: {
      drop: 'Drop pictures here or choose them. JPEG, PNG, WebP or GIF, up to 40 MB each.',
      choose: 'Choose',
      camera: 'Take a photo',
      full: 'The list is full. Remove one to add another.',
      move: (name: string) => `Move ${name}`,
      moveHint: 'The arrow keys move it.',
      moved: (name: string, place: number, of: number) => `${name} is now ${place} of ${of}`,
      remove: (name: string) => `Remove ${name}`,
      removed: (name: string) => `${name} is removed`,
      percent: (percent: number) => `${percent}%`,
      progress: (name: string) => `Sending ${name}`,
      bytes: (bytes: number) => `${Math.max(1, Math.round(bytes / 1000))} kB`,
      refused: (name: string, reason: keyof typeof reasons, accepted: readonly string[]) =>
        `${name} was not added: ${reasons[reason]}.${reason === 'type' ? ` Choose ${accepted.join(', ')}.` : ''}`,
      failed: 'Upload Failed',
      noReason: 'Could not complete request',
      retry: 'Try again',
      failedFiles: (names: readonly string[], reason: string) => `Did not arrive: ${names.join(', ')}. ${reason}`,
      dismiss: 'Leave out',
    },
  },
  render: (args) => {
    const [value, setValue] = useState(args.value)
    return (
      <div style={{ maxWidth: 680 }}>
        <FileUploader {...args} value={value} onChange={setValue} />
      </div>
    )
  },
} satisfies Meta<typeof FileUploader>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { hint: 'Twelve make a listing; twenty sell it.' } }
export const Filled: Story = { args: { value: some } }
export const Large: Story = { args: { value: some, size: 'lg' } }
export const Small: Story = { args: { value: some.slice(0, 2), size: 'sm' } }
export const UnderWay: Story = {
  args: {
    send: never,
    value: [
      ...some.slice(0, 1),
      { ...stored('terrace.jpg', '/dining.avif'), data: { uploading: true, file: new File(['x'], 'terrace.jpg') } },
    ],
  },
}
export const UnderWayLarge: Story = { args: { ...UnderWay.args, size: 'lg' } }
export const Films: Story = {
  args: {
    label: 'Films and plans',
    accept: 'video/*,.pdf',
    value: [stored('walk-through-of-the-whole-house-in-one-take.mp4', null), stored('plan.pdf', null)],
  },
}
export const WithCamera: Story = { args: { label: 'Damage', capture: 'environment' } }
export const Full: Story = { args: { value: some, most: 4 } }
export const AtMostTwo: Story = { args: { most: 2, mostBytes: 5_000_000, downscale: null } }
export const AtMostFiveMegabytes: Story = { args: { mostBytes: 5_000_000 } }
export const Unsorted: Story = { args: { value: some, sortable: false } }
export const Invalid: Story = { args: { error: 'Add at least one picture.' } }
export const Disabled: Story = { args: { value: some.slice(0, 1), disabled: true } }
export const AsTheyAre: Story = { args: { downscale: null, url: '/elsewhere' } }
export const Waits: Story = {
  args: {
    send: async (file) => ({ ok: 'waits', file: new File([file, '.'], file.name) }),
    words: { ...meta.args.words, waits: 'goes along when you are online' },
  },
}
export const Slow: Story = { args: { send: never } }
