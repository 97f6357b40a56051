import { translation } from '../words.ts'
import type { serviceWords } from './services.ts'

export const es = translation<typeof serviceWords>({
  levelsTitle:
    '{levels, plural, =1 {Un nivel} =2 {Dos niveles} =3 {Tres niveles} other {# niveles}} de servicio, una página de condiciones',
  levelsText: 'La comisión es solo una parte del alquiler. Nunca tomamos parte de la limpieza ni de los impuestos.',
  shareOfRent: 'Parte del alquiler',
  chooseLevel: 'Elegir {level}',
  estimateAddress: 'Dirección de la casa',
  estimateBedrooms: 'Dormitorios',
  estimateSleeps: 'Plazas',
  estimateAction: 'Ver la estimación',
  estimateNote: 'Gratis y sin llamadas. Basada en las {number} casas que alquilamos.',
  questions: 'Preguntas frecuentes',
  thanks: 'Gracias. Hemos recibido su consulta.',
  thanksText: 'La confirmación va camino de su correo. Una persona responde en un día laborable.',
  pages: {
    'list-your-property': {
      title: 'Sepa lo que su casa puede ganar antes de firmar',
      lead: 'Escriba la dirección y reciba una estimación mes a mes basada en estancias cercanas, con su rango.',
      action: 'Empezar la consulta',
      stepsTitle: 'De la primera visita al primer pago',
      steps: [
        {
          title: 'Visitamos y medimos',
          text: 'Recorremos cada habitación, medimos lo que preguntan los huéspedes y lo fotografiamos. El plano es suyo en todo caso.',
        },
        {
          title: 'Publicamos y abrimos el calendario',
          text: 'Fotos, licencias y precios avanzan a la vez. Usted bloquea primero sus fechas.',
        },
        {
          title: 'Recibimos a los huéspedes y usted cobra',
          text: 'Los huéspedes pagan antes de llegar. Usted ve cada estancia en su liquidación, línea a línea.',
        },
      ],
      questions: [
        {
          question: '¿Puedo usar mi casa cuando quiera?',
          answer: 'Sí. Bloquee en su calendario las noches libres sin preguntar. Las noches reservadas se respetan.',
        },
        {
          question: '¿Cuánto cuesta empezar?',
          answer: 'No hay cuota inicial. La comisión es una parte del alquiler de las estancias que se realizan.',
        },
        {
          question: '¿Quién decide el precio por noche?',
          answer: 'Proponemos una estrategia y usted la firma. Puede fijar límites y cambiar noches sueltas.',
        },
        {
          question: '¿Y si quiero dejarlo?',
          answer:
            'Su contrato indica el preaviso. Las estancias confirmadas se cumplen y después la casa vuelve a ser solo suya.',
        },
      ],
      inquiryTitle: 'Háblenos de su casa',
      inquiryText: 'Unos pasos breves. No se envía nada antes del último.',
    },
    'property-management': {
      title: 'Cuidado local de su casa, todo el año',
      lead: 'Huéspedes, mantenimiento, proveedores y cuentas en un solo lugar, con cada coste por escrito antes de producirse.',
      action: 'Empezar la consulta',
      stepsTitle: 'De qué nos ocupamos',
      steps: [
        {
          title: 'Los huéspedes',
          text: 'Selección, contratos, llegada y alguien que responde de noche.',
        },
        {
          title: 'La casa',
          text: 'Limpiezas, inspecciones con fotos y reparaciones dentro de su límite.',
        },
        {
          title: 'Las cuentas',
          text: 'Alquiler en depósito, facturas con sus documentos y una liquidación por trimestre.',
        },
      ],
      questions: [
        {
          question: '¿Cómo sé lo que se hizo?',
          answer: 'Cada trabajo tiene su lista, sus fotos y su factura. Los ve en su portal.',
        },
        {
          question: '¿Quién aprueba las reparaciones?',
          answer: 'Usted fija un límite por trabajo. Lo que lo supera espera su aprobación.',
        },
        {
          question: '¿Puedo usar mis proveedores?',
          answer: 'Sí. Comprobamos su seguro y les pagamos desde su cuenta con su aprobación.',
        },
      ],
      inquiryTitle: 'Háblenos de su casa',
      inquiryText: 'Le responderemos con un plan y su coste.',
    },
    'real-estate': {
      title: 'Compre una casa con su historial de alquiler a la vista',
      lead: 'Noches, ingresos y costes de casas que gestionamos, antes de hacer una oferta.',
      action: 'Díganos qué busca',
      stepsTitle: 'Cómo le ayudamos a comprar',
      steps: [
        {
          title: 'Un perfil de búsqueda',
          text: 'Localidades, presupuesto, dormitorios y lo imprescindible.',
        },
        {
          title: 'Una estimación por casa',
          text: 'Mes a mes, con el rango y las casas comparadas.',
        },
        {
          title: 'Agentes que conocen la zona',
          text: 'Le presentamos a un agente con licencia y seguimos hasta la entrega.',
        },
      ],
      questions: [
        {
          question: '¿Venden ustedes las casas?',
          answer: 'No. Lo hacen agentes con licencia. Nosotros aportamos las cifras y el plan.',
        },
        {
          question: '¿Es fiable la estimación?',
          answer: 'Cada estimación indica su error. Probamos el método con nuestras casas y publicamos el resultado.',
        },
        {
          question: '¿Pueden gestionar la casa después?',
          answer: 'Sí, con el nivel de servicio que elija. También puede empezar solo con una estimación.',
        },
      ],
      inquiryTitle: 'Díganos qué busca',
      inquiryText: 'Le responderemos con casas que encajen y lo que podrían ganar.',
    },
    renovate: {
      title: 'Renueve lo que los huéspedes notan y lo que dura',
      lead: 'Proyectos planificados en torno a sus semanas de alquiler, con presupuestos, aprobaciones y fotos en su portal.',
      action: 'Empezar el proyecto',
      stepsTitle: 'Cómo avanza un proyecto',
      steps: [
        {
          title: 'Programa Home Vision',
          text: 'Recorremos la casa con usted y ordenamos los proyectos por coste y por lo que pagan los huéspedes.',
        },
        {
          title: 'Presupuestos comparables',
          text: 'Proveedores asegurados cotizan lo mismo. Usted aprueba antes de empezar.',
        },
        {
          title: 'Obras entre estancias',
          text: 'Programamos alrededor de las reservas y mostramos cada paso con fotos.',
        },
      ],
      questions: [
        {
          question: '¿Pierdo semanas de alquiler?',
          answer:
            'Planificamos en noches libres y temporada baja. Las estancias reservadas no se mueven sin el acuerdo del huésped.',
        },
        {
          question: '¿Quién responde de la obra?',
          answer: 'Proveedores con licencia y seguro, con un alcance escrito. Los cambios requieren su aprobación.',
        },
        {
          question: '¿Puedo pagar con el alquiler?',
          answer: 'Sí. Las facturas pueden liquidarse desde su cuenta y usted ve cada una antes.',
        },
      ],
      inquiryTitle: 'Háblenos del proyecto',
      inquiryText: 'Le responderemos con el siguiente paso y una hora de visita.',
    },
  },
})
