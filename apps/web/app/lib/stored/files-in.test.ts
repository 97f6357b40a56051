import { describe, expect, it } from 'vitest'
import { filesIn } from './files-in.ts'

const picture = (id: number, width = 2400) => ({ src: `/media-resources/pictures/${id}-abcdef12`, width, alt: '' })

describe('the files a payload refers to', () => {
  it('are pictures at card width and documents, each once', () => {
    const bookings = [
      { home: { image: picture(1), evening: null }, documents: [{ href: '/media-resources/files/9-abcdef12' }] },
      { home: { image: picture(1), evening: picture(2, 500) } },
    ]
    expect(filesIn(bookings)).toEqual([
      '/media-resources/pictures/1-abcdef12/640.webp',
      '/media-resources/files/9-abcdef12',
      '/media-resources/pictures/2-abcdef12/500.webp',
    ])
  })

  it('C508 are requested from us even when a CDN serves them', () => {
    const image = { ...picture(1), src: 'https://cdn.example/stay/property-images/1-abcdef12' }
    expect(filesIn({ image })).toEqual(['/media-resources/pictures/1-abcdef12/640.webp'])
  })

  it('are only our own', () => {
    expect(filesIn({ image: { src: 'https://evil.test/pictures/1', width: 900 }, href: '/travelers' })).toEqual([])
    expect(filesIn({ src: 'https://evil.test/?/property-images/1', width: 900 })).toEqual([])
    expect(filesIn(null)).toEqual([])
  })
})
