import { defineModule } from '#kernel/module'
import { checks } from './checks.ts'
import { jobs } from './jobs.ts'
import { routes } from './routes.ts'
import { shareImages } from './share-images.ts'

export const content = defineModule({
  name: 'content',
  layer: 10,
  owns: 'stories, pages, openings, press and brochures of the public site',
  tables: {
    local: [
      'content.author',
      'content.document',
      'content.earlier_slug',
      'content.image',
      'content.menu_version',
      'content.setting',
      'content.topic',
      'content.version',
    ],
  },
  routes,
  files: [shareImages],
  jobs,
  checks,
})
