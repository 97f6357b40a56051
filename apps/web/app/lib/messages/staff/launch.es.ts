import { translation } from '../words.ts'
import type { launchWords } from './launch.ts'

export const es = translation<typeof launchWords>({
  title: 'Primeros pasos',
  lead: 'Cada paso muestra lo que hay de verdad. Puede salir y volver cuando quiera: no se pierde nada.',
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
      text: 'Configure las tres claves STRIPE en el servidor. Preguntamos a Stripe si las acepta.',
    },
    bank: {
      title: 'Cuentas bancarias',
      text: 'La cuenta fiduciaria paga a los propietarios. Configure ACH_ROUTING, ACH_BANK y ACH_COMPANY_ID, o PAYOUTS_BY=stripe, en el servidor.',
    },
    destination: { title: 'Primer destino', text: 'El primer lugar donde gestiona una casa.' },
    agreements: {
      title: 'Contratos',
      text: 'Pida a su abogado que revise nuestras plantillas y registre la revisión.',
    },
    taxes: {
      title: 'Impuestos y tasas',
      text: 'Quién cobra el impuesto de alojamiento donde están sus casas y qué cobra por limpieza y servicio.',
    },
    team: {
      title: 'Equipo',
      text: 'Invite a una segunda persona: los pagos y reembolsos sobre sus límites necesitan dos.',
    },
  },
  details: {
    outbox: 'Sin servidor de correo: los correos quedan en la bandeja de salida.',
    smtp: 'Hay un servidor de correo configurado.',
    sandbox: 'Entorno de pruebas: no se cobra a las tarjetas.',
    stripe_test: 'Stripe responde, en modo de prueba.',
    stripe_live: 'Stripe responde, en modo real.',
    stripe_refused: 'Stripe rechaza estas claves.',
    stripe_unreachable: 'Stripe no responde ahora.',
    payouts_sandbox: 'Entorno de pruebas: los pagos no llegan a nadie.',
    bank_unnamed: 'Los pagos salen como archivos bancarios, pero no nombran ningún banco.',
    bank_file: 'Los pagos salen como archivos de su banco.',
    stripe_connect: 'Los pagos salen por Stripe.',
  },
  counts: {
    brand: '{count, plural, one {1 marca} other {# marcas}}',
    regions: '{count, plural, one {1 estado o país} other {# estados y países}}',
    destination: '{count, plural, one {1 destino} other {# destinos}}',
    agreements: '{count, plural, one {1 texto espera revisión} other {# textos esperan revisión}}',
    taxes: '{count, plural, one {1 autoridad fiscal} other {# autoridades fiscales}}',
    team: '{count, plural, one {1 persona} other {# personas}}',
  },
})
