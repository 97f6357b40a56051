import { askPermissions, type Device, type PermissionName, takePhoto, takesMedia } from '@porchlight/native/app'
import { tellDenied } from './device-notices.ts'

type Devices = Pick<Device, 'Camera' | 'Filesystem' | 'App'>

const fill = (input: HTMLInputElement, file: File): void => {
  const picked = new DataTransfer()
  picked.items.add(file)
  input.files = picked.files
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

const captures = (input: HTMLInputElement): boolean => input.hasAttribute('capture')

/**
 * Before a file input opens, asks the system for the permissions it needs (spec section 6); denied ones are shown, and
 * the input still opens for the rest. An input that captures takes its picture with the device's camera.
 */
export const guardFileInputs = (device: Devices): void => {
  /** Asked since the app was last in the foreground: people who return may have changed the settings. */
  let requested = false
  let camera = true
  const passing = new WeakSet<HTMLInputElement>()

  const ask = async (): Promise<void> => {
    const denied = await askPermissions(device.Camera, navigator.mediaDevices).catch((): PermissionName[] => [])
    requested = true
    camera = !denied.includes('camera')
    tellDenied(denied)
  }
  const open = (input: HTMLInputElement): void => {
    passing.add(input)
    input.click()
    passing.delete(input)
  }
  const capture = async (input: HTMLInputElement): Promise<void> => {
    const photo = await takePhoto(device, Date.now())
    if (photo) fill(input, photo)
  }
  const onPress = (event: Event): void => {
    const input = event.target
    if (!(input instanceof HTMLInputElement) || input.type !== 'file' || passing.has(input)) return
    if (!takesMedia(input.accept) || (requested && !captures(input))) return
    event.preventDefault()
    event.stopPropagation()
    const ready = requested ? Promise.resolve() : ask()
    void ready.then(() => (captures(input) && camera ? capture(input) : open(input)))
  }
  document.addEventListener('click', onPress, { capture: true })
  void device.App.addListener('appStateChange', ({ isActive }) => {
    if (isActive) requested = false
  })
}
