import { translation } from '../words.ts'
import type { wireWords } from './wire.ts'

export const es = translation<typeof wireWords>({
  title: 'Pagar por transferencia',
  text: 'Haga una transferencia desde su banco con {reference} como referencia. Confirmamos su estancia cuando llega el dinero.',
  held: 'Sus noches están reservadas hasta {until}.',
  amount: 'Importe',
  holder: 'Titular de la cuenta',
  bank: 'Banco',
  routing: 'Número de ruta',
  account: 'Número de cuenta',
  reference: 'Referencia',
  safety: 'Estos datos nunca cambian por correo electrónico. Si un mensaje le pide otra cuenta, llámenos antes.',
  orCard: 'O pague aquí',
})
