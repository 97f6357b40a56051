import { heroes } from '../home/scenes.ts'
import type { ServiceId } from './inquiries.ts'

/** The picture above each service, for day and evening. */
export const serviceScenes = {
  'list-your-property': heroes.porchlight,
  'property-management': heroes.light,
  'real-estate': heroes.estates,
  renovate: heroes.inn,
} as const satisfies Readonly<Record<ServiceId, (typeof heroes)['inn']>>
