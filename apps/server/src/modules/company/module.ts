import { defineModule } from '#kernel/module'
import { brandSheets } from './brand-stylesheet.ts'
import { checks } from './checks.ts'
import { createDirectory } from './directory.ts'
import { routes } from './routes.ts'

export const company = defineModule({
  name: 'company',
  layer: 2,
  owns: 'the company and its brands',
  tables: {
    reference: ['company.brand', 'company.company', 'company.host'],
    local: ['company.change'],
  },
  routes,
  files: [brandSheets],
  checks,
  adapters: async (app) => {
    const brands = createDirectory(app)
    // Every read asks the directory for the company’s time zone, including the directory's own first one.
    app.adapters.brands = brands
    await brands.refresh()
    return { brands }
  },
  closeAdapters: ({ brands }) => brands.stop(),
  services: [
    {
      name: 'company settings',
      start: async ({ adapters }) => {
        await adapters.brands.follow()
        return { stop: async () => {} }
      },
    },
  ],
})
