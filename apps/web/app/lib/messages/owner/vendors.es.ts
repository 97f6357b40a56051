import { translation } from '../words.ts'
import type { ownerVendorsWords } from './vendors.ts'

export const es = translation<typeof ownerVendorsWords>({
  title: 'Proveedores',
  lead: 'Nuestro equipo contrata, programa y controla a los proveedores. Escríbanos a nosotros, no al proveedor.',
  tabsLabel: 'Filtrar proveedores',
  none: 'Todavía no hay proveedores',
  noneText: 'Los proveedores aparecen aquí cuando trabajan en una de sus casas.',
  inHomes: 'En sus casas',
})
