import { translation } from '../words.ts'
import type { hostWords } from './hosts.ts'

export const es = translation<typeof hostWords>({
  title: 'Quién cuida de su estancia',
  roles: { home_manager: 'Responsable de la casa', concierge: 'Conserje', inspector: 'Inspección' },
  call: 'Llamar al {phone}',
  promise:
    'Si algo no es como se describe, avísenos en las {report} horas siguientes a la llegada. Una persona responde en {answer} horas.',
  promiseLink: 'Promesa de descripción',
})
