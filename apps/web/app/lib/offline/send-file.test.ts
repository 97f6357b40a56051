import type { MediaFile } from '@porchlight/ui/file-uploader'
import { describe, expect, test } from 'vitest'
import { arrivedIds, hasPendingFiles } from './send-file.ts'

const file = new File(['%PDF-1.4'], 'contract.pdf', { type: 'application/pdf' })
const blank = { name: 'contract.pdf', thumbnail: null, originalSrc: null }
const known: MediaFile = { ...blank, id: '7' }
/** The uploader's state for a file that was just sent. */
const arrived: MediaFile = { ...blank, id: '8', data: { uploading: false, file } }
const uploading: MediaFile = { ...blank, id: 'upload-1', data: { uploading: true, file } }
const savedOffline: MediaFile = { ...blank, id: 'upload-2', data: { uploading: false, file, waits: true } }

describe('chosen files', () => {
  test('have their ids sent only once the server has the files', () => {
    expect(arrivedIds([known, arrived, uploading, savedOffline])).toEqual([7, 8])
  })

  test('are pending while one of them uploads or is saved offline', () => {
    expect(hasPendingFiles([])).toBe(false)
    expect(hasPendingFiles([known, arrived])).toBe(false)
    expect(hasPendingFiles([arrived, uploading])).toBe(true)
    expect(hasPendingFiles([savedOffline])).toBe(true)
  })
})
