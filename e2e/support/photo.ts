import sharp from 'sharp'

/** A single-color photo in the format a file field accepts. */
export const photo = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 960, height: 720, channels: 3, background } })
    .jpeg()
    .toBuffer(),
})
