import sharp from 'sharp'

/** A photo of one color, as a file field takes it. */
export const photo = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 960, height: 720, channels: 3, background } })
    .jpeg()
    .toBuffer(),
})
