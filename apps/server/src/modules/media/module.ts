import { join } from 'node:path'
import { defineModule } from '#kernel/module'
import { folderFiles } from './adapters/folder.ts'
import { tellPicturesBy } from './addresses.ts'
import { checks } from './checks.ts'
import { consumers, jobs } from './jobs.ts'
import { portraitOf } from './portraits.ts'
import { pictureFiles, routes, uploadedFiles } from './routes.ts'

export const media = defineModule({
  name: 'media',
  layer: 1,
  owns: 'pictures and uploaded files',
  tables: {
    local: [
      'media.attachment',
      'media.chunk',
      'media.chunked_upload',
      'media.picture',
      'media.public_upload',
      'media.upload',
      'media.upload_reader',
    ],
  },
  routes,
  files: [pictureFiles, uploadedFiles],
  jobs,
  consumers,
  checks,
  adapters: ({ config }) => {
    tellPicturesBy(config.mediaCdnUrl)
    return { files: folderFiles(join(config.dataFolder, 'files')), portraits: portraitOf }
  },
  references: {
    moves: { 'media.upload.account_id': {}, 'media.upload_reader.account_id': { once: ['upload_id'] } },
    stays: ['media.chunked_upload.account_id'],
  },
})
