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
  sample: {
    title: 'Datos de ejemplo',
    deletesHomes:
      'Hay datos de ejemplo cargados. Al eliminarlos se eliminan también las casas que añada ahora; elimínelos primero.',
    offer:
      'Explore Porchlight con {homes} casas de ejemplo, propietarios, huéspedes y un año de reservas. Podrá eliminarlo todo de una vez antes de empezar de verdad.',
    explore: 'Explorar con datos de ejemplo',
    empty: 'Empezar vacío',
    declined: 'Empezó sin datos de ejemplo.',
    loading: 'Se están cargando los datos de ejemplo. Puede seguir con los pasos de abajo.',
    progress: 'Cargando datos de ejemplo',
    ready:
      '{homes, plural, one {# casa de ejemplo} other {# casas de ejemplo}} y {bookings, plural, one {# reserva} other {# reservas}} listas para explorar.',
    accounts: 'Entre como owner@demo.porchlight.test o guest@demo.porchlight.test con la contraseña Porch-light-2026.',
    failed: 'No se pudieron cargar todos los datos de ejemplo. Elimínelos e inténtelo de nuevo.',
    remove: 'Eliminar datos de ejemplo',
    removeTitle: '¿Eliminar todos los datos de ejemplo?',
    removeText:
      'Se borran {homes, plural, one {# casa} other {# casas}} y {bookings, plural, one {# reserva} other {# reservas}} con todo lo suyo, y lo que añadió al explorar: casas, tarifas, impuestos y cargos.',
    ownHomes:
      '{homes, plural, one {Su equipo añadió una casa: {names}. También se elimina.} other {Su equipo añadió # casas: {names}. También se eliminan.}}',
    ownHomesConfirm: '{homes, plural, one {Eliminar también esta casa} other {Eliminar también estas casas}}',
    ownHomesMissing: 'Confirme que estas casas también se eliminan o conserve los datos de ejemplo.',
    removeStays:
      'Se quedan su empresa, marcas, correo, pagos, cuentas bancarias, contratos, límites de aprobación y las cuentas de personas reales.',
    confirmLabel: 'Escriba {word} para confirmar',
    confirmWrong: 'Escriba {word} para confirmar',
    keep: 'Conservar los datos',
    close: 'Cerrar',
    removedToast: 'Datos de ejemplo eliminados',
    proof:
      'Datos de ejemplo eliminados por {by} el {time}: {removed, number} filas borradas, {tables, number} tablas comprobadas, quedan {remaining, number} filas.',
    obstacles: {
      public_server:
        'Los datos de ejemplo solo se ofrecen en un servidor al que accede únicamente esta máquina, porque sus contraseñas son públicas.',
    },
  },
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
      text: 'Su servidor de correo y el remitente que se ve. Envíese un correo de prueba.',
    },
    payments: {
      title: 'Pasarela de pago',
      text: 'Introduzca las claves de su cuenta de Stripe. Las comprobamos con Stripe.',
    },
    bank: {
      title: 'Cuentas bancarias',
      text: 'La cuenta fiduciaria que guarda el dinero de los huéspedes y paga a los propietarios, y su cuenta operativa.',
    },
    destination: { title: 'Primer destino', text: 'El primer lugar donde gestiona una casa.' },
    levels: {
      title: 'Niveles de servicio',
      text: 'Los planes entre los que eligen los propietarios, con comisión y contenido.',
    },
    policies: {
      title: 'Políticas de cancelación',
      text: 'Lo que recuperan los huéspedes si cancelan. Use las nuestras o escriba las suyas.',
    },
    agreements: {
      title: 'Contratos',
      text: 'Haga revisar las plantillas por un abogado y registre la revisión.',
    },
    taxes: {
      title: 'Impuestos',
      text: 'Quién recauda el impuesto de estancia en sus destinos.',
    },
    fees: {
      title: 'Cargos',
      text: 'Su cargo de limpieza y de servicio, o la constancia de que no cobra ninguno. Una casa puede tener el suyo.',
    },
    messages: {
      title: 'Mensajes a huéspedes',
      text: 'Lea los mensajes que escribimos para antes, durante y después de la estancia, y active los que quiera.',
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
    levels: '{count, plural, one {1 nivel ofrecido} other {# niveles ofrecidos}}',
    policies: '{count, plural, one {1 política} other {# políticas}}',
    agreements: '{count, plural, one {1 contrato por revisar} other {# contratos por revisar}}',
    taxes: '{count, plural, one {1 autoridad fiscal} other {# autoridades fiscales}}',
    messages: '{count, plural, =0 {Ninguno activo} one {1 mensaje activo} other {# mensajes activos}}',
    team: '{count, plural, one {1 persona} other {# personas}}',
  },
})
