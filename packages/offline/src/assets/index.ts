/** Files that a device keeps, so that pictures and documents are there without a connection. */
export { type AssetRecord, type Assets, type FilePart, openAssets, type Wanted } from './assets.ts'
export { limits as assetLimits } from './rules.ts'
