import { defineModule } from '#kernel/module'
import { gazetteer } from './adapters/gazetteer.ts'
import { googleGeocoder } from './adapters/google.ts'
import { jobs } from './jobs.ts'
import { routes } from './routes.ts'

export const places = defineModule({
  name: 'places',
  layer: 1,
  owns: 'geocoding',
  tables: {
    reference: ['places.house', 'places.town'],
  },
  routes,
  jobs,
  adapters: (app) => {
    const { geocoding } = app.config
    return { geocoder: geocoding.via === 'google' ? googleGeocoder(geocoding) : gazetteer(app) }
  },
})
