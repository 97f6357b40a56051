import { translation } from '../words.ts'
import type { ownerVendorsWords } from './vendors.ts'

export const es = translation<typeof ownerVendorsWords>({
  title: 'Quién trabaja en sus casas',
  lead: 'Nuestro equipo los elige, los envía y revisa su trabajo. Escríbanos a nosotros y no a ellos.',
  tabsLabel: 'Qué empresas',
  none: 'Nadie de este tipo',
  noneText: 'Cuando una empresa empiece a trabajar en una casa suya, estará aquí.',
  inHomes: 'En sus casas',
})
