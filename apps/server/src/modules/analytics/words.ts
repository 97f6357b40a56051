import type { PlainLanguage } from '#http/plain-page'

type Words = {
  label: string
  text: string
  /** Asked in addition where the law requires consent before a device remembers a partner. */
  partners: string
  privacy: string
  accept: string
  decline: string
  title: string
  states: { granted: string; declined: string; none: string; gpc: string }
  back: string
}

/** The question a visitor is asked, with two answers of equal weight. */
export const consentWords: Readonly<Record<PlainLanguage, Words>> = {
  en: {
    label: 'Privacy choices',
    text: 'May we share what you do here, without your name or contact details, with the services that measure our advertising? Nothing is shared unless you allow it.',
    partners:
      'May we also remember on this device which partner’s link brought you here? The partner is paid if you book.',
    privacy: 'Privacy policy',
    accept: 'Allow',
    decline: 'Decline',
    title: 'Your privacy choices',
    states: {
      granted: 'You allow us to measure our advertising.',
      declined: 'You declined. Nothing you do here is shared.',
      none: 'You haven’t chosen yet. Nothing you do here is shared.',
      gpc: 'Your browser sends Global Privacy Control, so nothing you do here is shared.',
    },
    back: 'Back to the site',
  },
  es: {
    label: 'Opciones de privacidad',
    text: '¿Nos permite compartir lo que hace aquí, sin su nombre ni sus datos de contacto, con los servicios que miden nuestra publicidad? No se comparte nada sin su permiso.',
    partners:
      '¿Podemos recordar además en este dispositivo qué enlace de un socio le trajo aquí? El socio cobra si usted reserva.',
    privacy: 'Política de privacidad',
    accept: 'Permitir',
    decline: 'Rechazar',
    title: 'Sus opciones de privacidad',
    states: {
      granted: 'Usted nos permite medir nuestra publicidad.',
      declined: 'Usted rechazó la medición. No se comparte nada de lo que hace aquí.',
      none: 'Aún no ha elegido. No se comparte nada de lo que hace aquí.',
      gpc: 'Su navegador envía Global Privacy Control, así que no se comparte nada de lo que hace aquí.',
    },
    back: 'Volver al sitio',
  },
  fr: {
    label: 'Choix de confidentialité',
    text: 'Nous autorisez-vous à partager votre activité sur ce site, sans votre nom ni vos coordonnées, avec les services qui mesurent notre publicité ? Rien n’est partagé sans votre accord.',
    partners:
      'Pouvons-nous aussi retenir sur cet appareil le lien du partenaire qui vous a mené ici ? Le partenaire est rémunéré si vous réservez.',
    privacy: 'Politique de confidentialité',
    accept: 'Autoriser',
    decline: 'Refuser',
    title: 'Vos choix de confidentialité',
    states: {
      granted: 'Vous nous autorisez à mesurer notre publicité.',
      declined: 'Vous avez refusé. Rien de votre activité n’est partagé.',
      none: 'Vous n’avez pas encore choisi. Rien de votre activité n’est partagé.',
      gpc: 'Votre navigateur envoie Global Privacy Control : rien de votre activité n’est partagé.',
    },
    back: 'Retour au site',
  },
  de: {
    label: 'Datenschutzeinstellungen',
    text: 'Dürfen wir Ihre Nutzung dieser Website ohne Ihren Namen und Ihre Kontaktdaten mit Diensten teilen, die unsere Werbung messen? Ohne Ihre Erlaubnis wird nichts geteilt.',
    partners:
      'Dürfen wir uns auf diesem Gerät auch merken, über den Link welches Partners Sie kamen? Der Partner wird bezahlt, wenn Sie buchen.',
    privacy: 'Datenschutzerklärung',
    accept: 'Erlauben',
    decline: 'Ablehnen',
    title: 'Ihre Datenschutzeinstellungen',
    states: {
      granted: 'Sie erlauben uns, unsere Werbung zu messen.',
      declined: 'Sie haben abgelehnt. Nichts von Ihrer Nutzung wird geteilt.',
      none: 'Sie haben noch nicht gewählt. Nichts von Ihrer Nutzung wird geteilt.',
      gpc: 'Ihr Browser sendet Global Privacy Control. Nichts von Ihrer Nutzung wird geteilt.',
    },
    back: 'Zurück zur Website',
  },
}

/** What consent covers, as worded in the banner and on the choices page. */
export const consentTextIn = (language: PlainLanguage, ofPartners: boolean): string => {
  const { text, partners } = consentWords[language]
  return ofPartners ? `${text} ${partners}` : text
}
