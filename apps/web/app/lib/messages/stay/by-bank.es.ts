import { translation } from '../words.ts'
import type { byBankWords } from './by-bank.ts'

export const es = translation<typeof byBankWords>({
  way: 'Cómo paga',
  card: 'Tarjeta',
  cardHint: 'Confirmado al instante',
  bank: 'Cuenta bancaria',
  bankHint: 'Confirmado en {days} días hábiles',
  tooLate: 'Un banco tarda hasta {days} días hábiles: ya no hay tiempo antes de su llegada',
  returnedBefore: 'Un banco ya ha devuelto dinero de esta estancia',
  termsTitle: 'Qué significa pagar desde el banco',
  termDays: 'Su banco tarda hasta {days} días hábiles, como máximo hasta el {until}.',
  termNights: 'Mientras tanto las noches son suyas. La estancia se confirma cuando ha llegado el dinero, y no antes.',
  termNightsReturn:
    'Si su banco lo devuelve, tiene {hours} horas para pagar con tarjeta; después las noches quedan libres.',
  termLaterReturn:
    'Si su banco lo devuelve, tiene {hours} horas para pagar con tarjeta; después la reserva se cancela según sus condiciones.',
  termStop: 'Una vez pedido, el banco no se puede detener; mientras tanto no se puede pagar de otra manera.',
  sandboxText:
    'Use una de las cuentas de prueba. Los números se quedan en su navegador; solo se envía el nombre de la cuenta de prueba.',
  testAccounts: 'Las cuentas de prueba',
  accounts: {
    tok_bank: 'paga después de tres días hábiles',
    tok_bank_quick: 'paga en cuanto se le vuelve a preguntar',
    tok_bank_returned: 'se devuelve después de tres días',
    tok_bank_returned_quick: 'se devuelve en cuanto se le vuelve a preguntar',
    tok_bank_slow: 'tarda treinta días y llega tarde',
    tok_bank_closed: 'está cerrada y rechaza enseguida',
    tok_bank_taken_back: 'paga y lo retira un día después',
  },
  holder: 'Nombre del titular',
  routing: 'Número de ruta',
  routingHint: 'Nueve cifras, abajo a la izquierda en un cheque',
  routingInvalid: 'No son las nueve cifras de un banco',
  account: 'Número de cuenta',
  accountUnknown: 'Esta cuenta no es del entorno de pruebas',
  allow:
    'Autorizo a {company} a cargar en esta cuenta lo de esta estancia: {amount} ahora, y en su día lo que venza después. Puedo retirar esta autorización en cualquier momento escribiendo al equipo.',
  allowMissing: 'Marque esta casilla para autorizar el cargo',
  ask: 'Pedir {amount} a su banco',
  askNote: 'Le escribimos en cuanto llegue el dinero.',
  laterNote: '{amount} se cobra el {date} de la misma cuenta. Le escribimos antes.',
  refused: 'Su banco lo ha rechazado',
  refusedText: 'No se ha cobrado nada. Use otra cuenta o una tarjeta. Sus noches siguen reservadas.',
  unavailable:
    'No se pudo cargar el formulario del banco. Compruebe su conexión y vuelva a cargar la página; no se ha cobrado nada.',
  pending: '{amount} está en camino desde su banco',
  pendingNights:
    'Los bancos tardan unos días hábiles. Las noches se guardan para usted como máximo hasta el {until}, y la estancia se confirma en cuanto llega el dinero.',
  pendingLater:
    'Los bancos tardan unos días hábiles, como máximo hasta el {until}. Mientras tanto no se cobra nada más por ello.',
  lookAgain: 'Preguntar ahora al banco',
  notYet: 'Su banco aún no ha respondido',
  came: 'El dinero ha llegado',
  returned: 'Su banco ha devuelto el pago',
  returnedNights:
    'No se ha cobrado nada. Las noches son suyas hasta el {until}: pague con tarjeta hasta entonces y la estancia se confirma al instante.',
  returnedLater:
    'No se ha cobrado nada. Pague con tarjeta hasta el {until}; después la reserva se cancela según sus condiciones.',
  payByCard: 'Pagar con tarjeta',
  status: 'El banco está pagando',
  answersBy: 'Su banco está avisado y responde antes del {until}.',
  withdrawText:
    '{amount} está en camino y no se puede detener: se le devuelve en cuanto llegue. Las noches quedan libres para otros enseguida.',
  withdrawn: 'Las noches están libres otra vez.',
})
