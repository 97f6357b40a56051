import { describe, expect, it } from 'vitest'
import { fakeDevice } from '../testing/fake-device.ts'
import type { Device } from './device.ts'
import { askPermissions, takesMedia } from './permissions.ts'

const cameraOf = (settings: Parameters<typeof fakeDevice>[0]) =>
  fakeDevice(settings).plugins.Camera as unknown as Device['Camera']
const refusing = (name: string) => ({ getUserMedia: () => Promise.reject(new DOMException('no', name)) })
const stream = { getTracks: () => [] } as unknown as MediaStream
const granting = { getUserMedia: () => Promise.resolve(stream) }

describe('permissions for file inputs', () => {
  it('C391 denied ones are listed in the order of the spec', async () => {
    const nothing = cameraOf({ camera: 'denied', photos: 'denied' })
    expect(await askPermissions(nothing, refusing('NotAllowedError'))).toEqual([
      'camera',
      'microphone',
      'photos',
      'videos',
    ])
    expect(await askPermissions(cameraOf({ photos: 'denied' }), granting)).toEqual(['photos', 'videos'])
    expect(await askPermissions(cameraOf({}), granting)).toEqual([])
  })

  it('a device without a microphone denies nothing', async () => {
    expect(await askPermissions(cameraOf({}), refusing('NotFoundError'))).toEqual([])
    expect(await askPermissions(cameraOf({}), undefined)).toEqual([])
  })

  it('C404 are requested when pictures or videos are accepted, but not for documents only', () => {
    for (const accept of ['', '*/*', 'image/*', 'application/pdf,video/mp4', '.jpg,.pdf', 'audio/*'])
      expect([accept, takesMedia(accept)]).toEqual([accept, true])
    for (const accept of ['application/pdf', '.csv,text/csv'])
      expect([accept, takesMedia(accept)]).toEqual([accept, false])
  })
})
