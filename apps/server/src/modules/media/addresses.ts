/** The path of home pictures on a CDN, below its prefix; the CDN fetches them from the same path here. */
export const cdnFolder = '/property-images'
const ownFolder = '/media-resources/pictures'

let folder: string = ownFolder

/** Sets, once at startup, whether home pictures have their URLs on a CDN or here. */
export const tellPicturesBy = (cdnUrl: string | undefined): void => {
  folder = cdnUrl === undefined ? ownFolder : `${cdnUrl}${cdnFolder}`
}

/** The URL of a person's own upload, which is never on the CDN. */
export const ownAddress = (name: string): string => `${ownFolder}/${name}`
export const homePictureAddress = (name: string): string => `${folder}/${name}`
