import type { FastifyReply, FastifyRequest } from 'fastify'
import { plainLanguageOf, sendPlainPage } from './plain-page.ts'

const words = {
  en: { title: 'Not open yet', text: 'This site is being set up. Please come back later.', staff: 'Team sign-in' },
  es: {
    title: 'Aún no está abierto',
    text: 'Este sitio se está preparando. Vuelva más tarde.',
    staff: 'Acceso del equipo',
  },
  fr: {
    title: 'Pas encore ouvert',
    text: 'Ce site est en préparation. Revenez plus tard.',
    staff: 'Accès de l’équipe',
  },
  de: {
    title: 'Noch nicht geöffnet',
    text: 'Diese Seite wird gerade eingerichtet. Schauen Sie später wieder vorbei.',
    staff: 'Anmeldung des Teams',
  },
}

/** Pages the team needs to set up the company: its console, its accounts, and what the pages themselves request. */
const forTheTeam = /^\/(staff|setup|account|me|offline|__manifest)(\/|\.data$|$)/

/** Whether a page is available before the company exists. */
export const opensBeforehand = ({ url }: FastifyRequest): boolean => forTheTeam.test(url.split('?', 1)[0] ?? '')

const retrySeconds = 3_600

/** Replaces every public page until the company and its first brand are entered. */
export const sendNotOpenPage = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const language = plainLanguageOf(request)
  const { title, text, staff } = words[language]
  return sendPlainPage(reply, { language, title, text, action: { label: staff, href: '/staff' } }, retrySeconds)
}
