/** Where homes' pictures lie on a CDN, below its prefix; it fetches them from the same path here. */
export const cdnFolder = '/property-images'
const ownFolder = '/media-resources/pictures'

let folder: string = ownFolder

/** Told once at start: pictures of homes have their addresses at a CDN from then on, or here. */
export const tellPicturesBy = (cdnUrl: string | undefined): void => {
  folder = cdnUrl === undefined ? ownFolder : `${cdnUrl}${cdnFolder}`
}

/** What someone uploaded for themselves is never told to lie anywhere but here. */
export const ownAddress = (name: string): string => `${ownFolder}/${name}`
export const homePictureAddress = (name: string): string => `${folder}/${name}`
