import type { Device } from './device.ts'

/** The permissions the spec requests before a file input opens (sections 6). */
export const permissionNames = ['camera', 'microphone', 'photos', 'videos'] as const
export type PermissionName = (typeof permissionNames)[number]

/** Whether an input accepts pictures, videos, or recordings; one for documents only needs no permissions. */
export const takesMedia = (accept: string): boolean =>
  accept.trim() === '' || /\*\/\*|image|video|audio|\.(gif|png|jpe?g|webp|heic|mp4|mov|webm|m4v)\b/i.test(accept)

type Microphone = Pick<MediaDevices, 'getUserMedia'> | undefined

/**
 * The web view requests microphone access from the system, as it does for calls. A device without a microphone denies
 * nothing.
 */
const askMicrophone = async (media: Microphone): Promise<boolean> => {
  try {
    const stream = await media?.getUserMedia({ audio: true })
    for (const track of stream?.getTracks() ?? []) track.stop()
    return true
  } catch (failure) {
    return (failure as Error).name !== 'NotAllowedError'
  }
}

/**
 * Requests every permission a file input may need; the system asks only about those not yet answered. Systems have a
 * single permission for pictures and videos in the library. Returns the denied ones, in the order of the spec.
 */
export const askPermissions = async (camera: Device['Camera'], media: Microphone): Promise<PermissionName[]> => {
  const state = await camera.requestPermissions({ permissions: ['camera', 'photos'] })
  const allowed = {
    camera: state.camera !== 'denied',
    microphone: await askMicrophone(media),
    photos: state.photos !== 'denied',
    videos: state.photos !== 'denied',
  }
  return permissionNames.filter((name) => !allowed[name])
}
