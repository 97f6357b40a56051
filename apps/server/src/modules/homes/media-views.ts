import { type ResultsOf, tourOf, type tourOfHome, tourProviderName, type MediaItem as Wire } from '@porchlight/contract'
import { type AttachedPicture, mediaFileView } from '#modules/media'
import type { MediaItem } from './media-items.ts'
import { isTourProvider, knownTourProviders } from './providers.ts'

const itemView = (item: MediaItem): Wire => {
  const { id, title, description, type } = item
  if ('upload' in item) {
    const { picture, thumbnail, originalSrc, name, bytes } = mediaFileView(item.upload)
    return { id, type, url: originalSrc, originalSrc, thumbnail, name, title, description, size: bytes, picture }
  }
  const { name, frame, page } = tourOf(item)
  return {
    id,
    type,
    url: frame,
    originalSrc: page,
    thumbnail: null,
    name,
    title,
    description,
    size: null,
    picture: null,
  }
}

const isShown = (item: MediaItem): boolean => !('provider' in item) || isTourProvider(item.provider)

/** The publicly visible media: nothing from a provider that isn't, or is no longer, in the settings. */
export const publicItems = (items: readonly MediaItem[]): Wire[] => items.filter(isShown).map(itemView)

/** Floor plans as shown at the end of the gallery. */
export const plansAmong = (items: readonly MediaItem[]): AttachedPicture[] =>
  items.flatMap((item) =>
    'upload' in item && item.upload.picture
      ? { ...item.upload.picture, alt: item.title, shot: 'plan', room: null }
      : [],
  )

export const itemForEditor = (item: MediaItem): ResultsOf<typeof tourOfHome>['items'][number] => ({
  ...itemView(item),
  uploadId: 'upload' in item ? item.upload.id : null,
  isShown: isShown(item),
})

export const providerNames = (): string[] => knownTourProviders().map(tourProviderName)
