import { translation } from '../words.ts'
import type { launchWords } from './launch.ts'

export const es = translation<typeof launchWords>({
  title: 'Primeros pasos',
  lead: 'Cada paso muestra su configuración actual. Puede salir cuando quiera; el progreso se guarda.',
  allDone: 'Todo está listo para la primera reserva.',
  progress: '{done} de {of} hechos',
  done: 'Hecho',
  open: 'Pendiente',
  test: 'Enviarme un correo de prueba',
  testSent: 'Correo de prueba enviado a {email}',
  steps: {
    company: { title: 'Entidad legal', text: 'La empresa que firma contratos y lleva los libros.' },
    brand: { title: 'Marca', text: 'El nombre y aspecto de su sitio público, que se abre con la primera marca.' },
    contact: { title: 'Contacto', text: 'El correo y teléfono donde le encuentran huéspedes y propietarios.' },
    books: {
      title: 'Zona horaria y moneda',
      text: 'El reloj y la moneda de sus libros. Fijos en cuanto se mueva dinero.',
    },
    regions: { title: 'Estados y licencias', text: 'Dónde opera y qué licencias tiene allí.' },
    mail: {
      title: 'Remitente de correo',
      text: 'Configure SMTP_URL y MAIL_FROM en el servidor y envíese un correo de prueba.',
    },
    payments: {
      title: 'Pasarela de pago',
      text: 'Configure las tres claves STRIPE en el servidor. Las comprobamos con Stripe.',
    },
    bank: {
      title: 'Cuentas bancarias',
      text: 'La cuenta fiduciaria paga a los propietarios. Configure ACH_ROUTING, ACH_BANK y ACH_COMPANY_ID, o PAYOUTS_BY=stripe, en el servidor.',
    },
    destination: { title: 'Primer destino', text: 'El primer lugar donde gestiona una casa.' },
    agreements: {
      title: 'Contratos',
      text: 'Haga revisar las plantillas por un abogado y registre la revisión.',
    },
    taxes: {
      title: 'Impuestos y cargos',
      text: 'Quién recauda el impuesto de estancia en sus destinos y qué cobra por limpieza y servicio.',
    },
    team: {
      title: 'Equipo',
      text: 'Invite a una segunda persona: los pagos y reembolsos por encima de sus límites necesitan dos aprobadores.',
    },
  },
  details: {
    outbox: 'Sin servidor de correo: los correos quedan en la bandeja de salida.',
    smtp: 'Servidor de correo configurado.',
    sandbox: 'Entorno de pruebas: no se cobra a las tarjetas.',
    stripe_test: 'Conectado a Stripe en modo de prueba.',
    stripe_live: 'Conectado a Stripe en modo real.',
    stripe_refused: 'Stripe rechazó estas claves. Revíselas en el servidor.',
    stripe_unreachable: 'Stripe no responde. Inténtelo más tarde.',
    payouts_sandbox: 'Entorno de pruebas: no se envían pagos.',
    bank_unnamed: 'Los pagos usan archivos bancarios, pero no hay banco configurado.',
    bank_file: 'Los pagos usan archivos de su banco.',
    stripe_connect: 'Los pagos pasan por Stripe.',
  },
  counts: {
    brand: '{count, plural, one {1 marca} other {# marcas}}',
    regions: '{count, plural, one {1 estado o país} other {# estados y países}}',
    destination: '{count, plural, one {1 destino} other {# destinos}}',
    agreements: '{count, plural, one {1 contrato por revisar} other {# contratos por revisar}}',
    taxes: '{count, plural, one {1 autoridad fiscal} other {# autoridades fiscales}}',
    team: '{count, plural, one {1 persona} other {# personas}}',
  },
})
