import { translation } from '../words.ts'
import type { newsletterWords } from './newsletter.ts'

export const es = translation<typeof newsletterWords>({
  agency: 'Agencia',
  privacy: 'Política de privacidad',
  lists: {
    guests: {
      points: [
        'Semanas que quedan libres, con su precio',
        'Casas nuevas, con lo que medimos en ellas',
        'Historias de quienes contestan al teléfono',
      ],
      title: '200 $ menos en su próxima estancia',
      lead: 'Suscríbase, confirme su dirección y reciba un código para una estancia de tres noches o más.',
      action: 'Recibir el código',
      terms:
        'Un código por persona, para una estancia de al menos tres noches reservada en un año, con la dirección suscrita. No acumulable. Baja con un clic.',
    },
    agents: {
      points: [
        'Casas nuevas, con datos que puede citar a su cliente',
        'Semanas libres en temporada alta',
        'Cambios en comisiones y condiciones',
      ],
      title: 'Novedades para agencias de viajes',
      lead: 'Casas nuevas, disponibilidad y comisiones, una vez al mes.',
      action: 'Suscribirse',
      terms: 'Confirme primero por correo. Baja con un clic.',
    },
    'fresh-direct': {
      points: [
        'Todo en su sitio antes de que abra la puerta',
        'Se pide a nuestra conserjería, junto con su estancia',
        'Alergias y deseos, anotados una sola vez',
      ],
      title: 'La compra en la nevera antes de llegar',
      lead: 'Deje su correo electrónico y le avisamos cuando haya entrega para sus fechas. Nuestro concierge la organiza con su estancia.',
      action: 'Avísenme',
      terms: 'Confirme primero por correo. Baja con un clic.',
    },
  },
  sent: 'Revise su correo.',
  sentText: 'Le enviamos un correo con un botón para confirmar. Si no llega, mire en spam o inténtelo en diez minutos.',
  yours: 'Su suscripción',
  confirmText: 'Confirme que quiere correos en {email}.',
  confirm: 'Confirmar suscripción',
  codeText:
    'Descuenta {amount} en una estancia de al menos {nights, plural, one {# noche} other {# noches}}. Escríbalo al pagar, con sesión iniciada con este correo.',
  topicsTitle: '¿Sobre qué quiere recibir noticias?',
  topics: {
    new_homes: 'Casas nuevas',
    offers: 'Disponibilidad y ofertas',
    stories: 'Historias',
  },
  save: 'Guardar temas',
  again: 'Suscribirse de nuevo',
  stop: 'Darme de baja de todo',
  subscribed: 'Su suscripción está confirmada.',
  saved: 'Guardado.',
  stopped: 'Su baja está hecha. No volveremos a escribirle.',
  unknown: 'Este enlace ya no es válido. Suscríbase de nuevo para recibir otro.',
})
