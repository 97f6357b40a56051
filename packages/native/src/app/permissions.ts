import type { Device } from './device.ts'

/** What the spec asks for before a file input opens (sections 6). */
export const permissionNames = ['camera', 'microphone', 'photos', 'videos'] as const
export type PermissionName = (typeof permissionNames)[number]

/** Whether an input may take a picture, a film or a recording; one for documents alone needs none of it. */
export const takesMedia = (accept: string): boolean =>
  accept.trim() === '' || /\*\/\*|image|video|audio|\.(gif|png|jpe?g|webp|heic|mp4|mov|webm|m4v)\b/i.test(accept)

type Microphone = Pick<MediaDevices, 'getUserMedia'> | undefined

/** The web view asks the system for it, as it does for calls. A device without one refuses nothing. */
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
 * Asks for everything a file input may use; the system shows its own question only where it has not been answered yet.
 * Systems have one permission for pictures and films of the library. Gives what is denied, in the order of the spec.
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
