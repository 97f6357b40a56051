import { translation } from '../words.ts'
import type { bankPaymentWords } from './bank-payments.ts'

export const es = translation<typeof bankPaymentWords>({
  way: 'Forma de pago',
  card: 'Tarjeta',
  cardHint: 'Confirmado al instante',
  bank: 'Cuenta bancaria',
  bankHint: 'Confirmado en {days} días hábiles',
  tooLate: 'Los pagos bancarios tardan hasta {days} días hábiles y su llegada es antes',
  returnedBefore: 'Un pago bancario de esta estancia ya fue devuelto',
  termsTitle: 'Cómo funciona el pago por banco',
  termDays: 'El pago tarda hasta {days} días hábiles y se completa a más tardar el {until}.',
  termNights: 'Mientras tanto le guardamos las noches. La estancia se confirma cuando llega el pago.',
  termNightsReturn:
    'Si su banco lo devuelve, tiene {hours} horas para pagar con tarjeta. Después liberamos las noches.',
  termLaterReturn:
    'Si su banco lo devuelve, tiene {hours} horas para pagar con tarjeta. Después la reserva se cancela según sus condiciones.',
  termStop: 'Una vez iniciado, el pago bancario no se puede detener ni sustituir por otro.',
  sandboxText:
    'Use una de las cuentas de prueba. Los números se quedan en su navegador; solo se envía el nombre de la cuenta de prueba.',
  testAccounts: 'Cuentas de prueba',
  accounts: {
    tok_bank: 'se completa después de tres días hábiles',
    tok_bank_quick: 'se completa en la próxima consulta',
    tok_bank_returned: 'se devuelve después de tres días',
    tok_bank_returned_quick: 'se devuelve en la próxima consulta',
    tok_bank_slow: 'tarda treinta días y supera el plazo',
    tok_bank_closed: 'está cerrada y rechaza enseguida',
    tok_bank_taken_back: 'se completa y se revierte un día después',
  },
  holder: 'Nombre del titular',
  routing: 'Número de ruta',
  routingHint: 'Nueve cifras, abajo a la izquierda en un cheque',
  routingInvalid: 'Indique un número de ruta válido de nueve cifras',
  account: 'Número de cuenta',
  accountUnknown: 'Use uno de los números de cuenta de prueba',
  allow:
    'Autorizo a {company} a cargar en esta cuenta esta estancia: {amount} ahora y los pagos posteriores en su fecha de vencimiento. Puedo revocar esta autorización en cualquier momento con un mensaje al equipo.',
  allowMissing: 'Marque esta casilla para autorizar el cargo',
  ask: 'Pagar {amount} desde su banco',
  askNote: 'Le escribiremos un correo cuando llegue el pago.',
  laterNote: '{amount} se cobran el {date} de la misma cuenta. Le enviaremos antes un correo.',
  refused: 'Su banco ha rechazado el pago',
  refusedText: 'No se ha cobrado nada. Use otra cuenta o una tarjeta. Sus noches siguen bloqueadas.',
  unavailable:
    'El formulario del banco no se ha cargado y no se ha cobrado nada. Compruebe su conexión y vuelva a cargar la página.',
  pending: '{amount} está en camino desde su banco',
  pendingNights:
    'Los pagos bancarios tardan unos días hábiles. Le guardamos las noches hasta el {until} y confirmamos la estancia cuando llega el pago.',
  pendingLater:
    'Los pagos bancarios tardan unos días hábiles. Este se completa a más tardar el {until} y no se le cobra dos veces.',
  lookAgain: 'Preguntar ahora al banco',
  notYet: 'El pago aún no ha llegado',
  came: 'Pago recibido',
  returned: 'Su banco ha devuelto el pago',
  returnedNights:
    'No se ha cobrado nada. Pague con tarjeta antes del {until} para conservar sus noches y confirmar la estancia al instante.',
  returnedLater:
    'No se ha cobrado nada. Pague con tarjeta hasta el {until}; después la reserva se cancela según sus condiciones.',
  payByCard: 'Pagar con tarjeta',
  answersBy: 'Su pago bancario se está procesando y se completa a más tardar el {until}.',
  withdrawText:
    '{amount} ya está en camino desde su banco. Se lo reembolsamos en cuanto llegue. Las noches vuelven a estar disponibles enseguida.',
  withdrawn: 'Las noches vuelven a estar disponibles.',
})
