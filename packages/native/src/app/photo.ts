import { EncodingType } from '@capacitor/camera'
import type { Device } from './device.ts'

/** Wide enough for print, small enough for a phone's connection; the server creates its own sizes from it. */
const most = { targetWidth: 3_200, targetHeight: 3_200, quality: 88 }

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))

/** A picture taken now, upright; undefined if none was taken. */
export const takePhoto = async (
  { Camera, Filesystem }: Pick<Device, 'Camera' | 'Filesystem'>,
  now: number,
): Promise<File | undefined> => {
  const taken = await Camera.takePhoto({ ...most, encodingType: EncodingType.JPEG, correctOrientation: true }).catch(
    () => undefined,
  )
  if (!taken?.uri) return undefined
  // The file is outside what our pages can read.
  const { data } = await Filesystem.readFile({ path: taken.uri })
  const bytes = typeof data === 'string' ? [bytesOf(data)] : [data]
  return new File(bytes, `photo-${now}.jpg`, { type: 'image/jpeg', lastModified: now })
}
