import { translation } from '../words.ts'
import type { agencyWords } from './agency.ts'

export const es = translation<typeof agencyWords>({
  title: 'Su agencia',
  none: 'Ponga nombre a su agencia para trabajar con varios agentes. Como responsable ve lo que ganan todos; cada uno cobra lo suyo.',
  note: 'Quien dirige ve las comisiones de todos. Cada agente cobra lo suyo.',
  name: 'Nombre de la agencia',
  create: 'Crear agencia',
  rename: 'Cambiar nombre',
  saved: 'Guardado.',
  agents: 'Agentes',
  agent: 'Agente',
  state: 'Estado',
  lead: 'Responsable',
  acts: 'Acciones',
  remove: 'Quitar',
  removeOf: 'Quitar a {name}',
  leave: 'Salir de la agencia',
  email: 'Correo del agente',
  invite: 'Invitar agente',
  invited: 'Invitado. Acepta en esta misma página de su cuenta.',
  invitation: '{lead} le invita a {name}',
  invitationText: 'Si acepta, {lead} ve sus comisiones. Usted sigue cobrando directamente.',
  accept: 'Aceptar',
  decline: 'Rechazar',
  mine: 'Mías',
  whole: 'Toda la agencia',
  states: {
    invited: 'Invitado',
    joined: 'Miembro',
  },
})
