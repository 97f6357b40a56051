import { translation } from '../words.ts'
import type { ownerStayWords } from './owner-stay.ts'

export const es = translation<typeof ownerStayWords>({
  title: '{host} le invita a {home}',
  later: 'El código de la puerta y el wifi aparecen aquí desde el {when}.',
  noAccess: '{host} le dirá cómo entrar.',
  rules: 'Normas de la casa',
  keep: 'Este enlace es solo suyo. No lo comparta: muestra cómo entrar.',
  gone: 'Este enlace ya no funciona',
  goneText: 'La estancia terminó o se retiró la invitación. Pregunte a la persona que le invitó.',
  browse: 'Ver casas',
})
