import { translation } from '../words.ts'
import type { settingsWords } from './settings.ts'

export const es = translation<typeof settingsWords>({
  title: 'Ajustes',
  lead: 'Cómo está configurada la empresa. Los cambios se aplican desde ese momento a todas las pantallas, mensajes y documentos.',
  none: 'Nada que configurar',
  noneText: 'Tu función no tiene ajustes. Pide acceso a una persona administradora.',
  sections: {
    start: { name: 'Primeros pasos', text: 'Los pasos desde una instalación vacía hasta la primera reserva.' },
    company: { name: 'Empresa', text: 'Entidad legal, dirección, licencias, zona horaria y moneda.' },
    brands: { name: 'Marcas', text: 'Nombres, aspecto, contacto y nombres de host de sus sitios.' },
    fees: { name: 'Cargos', text: 'Limpieza, servicio, mascotas y los demás cargos que las casas cobran por defecto.' },
    taxes: {
      name: 'Impuestos',
      text: 'Lo que cobra cada autoridad por una estancia, por destino, con una biblioteca para empezar.',
    },
    agreements: {
      name: 'Contratos',
      text: 'Condiciones de alquiler, privacidad y los contratos que firman los huéspedes.',
    },
    templates: {
      name: 'Documentos de propietarios',
      text: 'Plantillas que firman los propietarios y los documentos que suben.',
    },
    limits: {
      name: 'Límites de aprobación',
      text: 'Cuánto puede aprobar una sola persona y cuándo hace falta una segunda.',
    },
  },
})
