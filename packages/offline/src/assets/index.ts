/** Files cached on a device, so pictures and documents are available offline. */
export { type AssetRecord, type Assets, type FilePart, openAssets, type Wanted } from './assets.ts'
export { limits as assetLimits } from './rules.ts'
