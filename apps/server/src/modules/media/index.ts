/**
 * media owns pictures: their originals, what they show, and the renditions made from them.
 * Promises: an original is stored unchanged and is never public; a rendition contains no camera data or location;
 * `Picture.src` means one picture forever; any other upload is for its sender, staff, and its recipients until it is
 * made public.
 * Announces: picture.stored.
 */
export { rasterOf } from './adapters/sharp.ts'
export { attachPictures, grantRead, refuseSmall, setPublic, usePoolPicture } from './commands.ts'
export type { AttachedPicture, NewAttachment } from './picture.ts'
export { logoOf } from './portraits.ts'
export { printablePicture } from './printable.ts'
export { cardPicturesOf, pictureCounts, picturesByIds, picturesOf, uploadsByIds } from './queries.ts'
export { prepareRenditions } from './renditions.ts'
export { fileAt, sendServed, sendUpload, uploadFor } from './serve-file.ts'
export { sendShareCard } from './share-cards.ts'
export type { Upload } from './upload.ts'
export { assertDocumentsSentBy, assertSentBy } from './upload-owner.ts'
export {
  plainPicture,
  recordUpload,
  type StoredUpload,
  smallPicture,
  storeUpload,
  storeUploadedFile,
} from './uploads.ts'
export { mediaFileView, pictureView } from './views.ts'
