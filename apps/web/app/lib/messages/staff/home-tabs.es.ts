import { translation } from '../words.ts'
import type { staffHomeTabsWords } from './home-tabs.ts'

export const es = translation<typeof staffHomeTabsWords>({
  label: 'Páginas de la casa',
  overview: 'Resumen',
  calendar: 'Calendario',
  pricing: 'Tarifas',
  'property-details': 'Anuncio',
  photos: 'Fotos',
  guide: 'Acceso y guía',
  ownership: 'Propietarios y contrato',
  maintenance: 'Mantenimiento',
  documents: 'Documentos',
  setup: 'Configuración',
})
