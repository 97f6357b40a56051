import { translation } from '../words.ts'
import type { quizWords } from './quiz.ts'

export const es = translation<typeof quizWords>({
  title: '¿Cuál es su localidad?',
  lead: 'Seis preguntas, un minuto. Recibe las localidades que encajan y casas que puede reservar.',
  shared: 'A un amigo le salió {town}. ¿Y a usted?',
  answerAll: 'Responda a todas las preguntas. Las que respondió siguen aquí.',
  dates: '¿Cuándo quiere ir? (opcional)',
  arrive: 'Llegada',
  depart: 'Salida',
  adults: 'Huéspedes',
  submit: 'Ver mi localidad',
  privacy: 'Sin nombre ni correo. Sus respuestas quedan en este enlace.',
  questions: {
    morning: {
      title: 'Una buena mañana empieza con',
      choices: {
        swim: 'un baño',
        trail: 'un sendero',
        market: 'un mercado',
        porch: 'café en el porche',
      },
    },
    company: {
      title: 'Viaja con',
      choices: {
        partner: 'su pareja',
        children: 'niños',
        friends: 'amigos',
        alone: 'un buen libro',
      },
    },
    evening: {
      title: 'La noche es para',
      choices: {
        dinner_out: 'cenar fuera',
        grill: 'la parrilla',
        sunset: 'la puesta de sol',
        stars: 'las estrellas',
      },
    },
    home: {
      title: 'La casa debe tener',
      choices: {
        view: 'vistas',
        space: 'espacio para todos',
        design: 'buen diseño',
        simple: 'lo necesario, nada más',
      },
    },
    rain: {
      title: 'Cuando llueve',
      choices: {
        book: 'lee',
        shops: 'va de tiendas',
        walk: 'pasea igualmente',
        games: 'juega',
      },
    },
    budget: {
      title: 'El presupuesto es',
      choices: {
        careful: 'ajustado',
        middle: 'intermedio',
        generous: 'generoso',
      },
    },
  },
  resultTitle: 'Su localidad es {town}',
  scoring:
    'Sus respuestas muestran lo que le importa. Lo comparamos con lo que ofrecen las casas de cada localidad: agua, silencio, tamaño, precio y naturaleza.',
  fit: '{score} de 100',
  reasons: {
    water: 'El agua está cerca',
    quiet: 'De noche hay silencio',
    lively: 'Hay más ambiente',
    family: 'Las casas tienen sitio para todos',
    couple: 'Casas a la medida de dos',
    luxury: 'Aquí están las mejores casas',
    nature: 'Jardines y senderos a la puerta',
    value: 'Más noches por su dinero',
  },
  homes: 'Casas aquí',
  homesFor: 'Disponibles {dates}',
  noHomes: 'No hay casas disponibles aquí en estas fechas.',
  home: '{bedrooms, plural, one {# dormitorio} other {# dormitorios}}, {sleeps} plazas',
  allHomes: 'Ver todas las casas en {town}',
  noTowns: 'Ahora mismo no hay casas en el mercado.',
  from: 'desde {price} por noche',
  shareTitle: 'Comparta su localidad',
  shareText: 'El enlace muestra su localidad y ninguna de sus respuestas.',
  shareEmail: 'Compartir por correo',
  again: 'Repetir el cuestionario',
  saveTitle: 'Envíenme este resultado',
  saveText: 'Con las casas que encajan, para volver a encontrarlas.',
  agree: 'Sí, envíenme este resultado y novedades de estas localidades. Puedo darme de baja con un clic.',
  agreeMissing: 'Necesitamos su consentimiento para escribirle.',
  check: 'Revise los campos marcados.',
  save: 'Enviar mi resultado',
  saved: 'Enviado. Revise su correo.',
  answered: '{done} de {all} respondidas',
  others: 'Muy cerca',
})
