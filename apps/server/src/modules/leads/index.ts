/** What other modules that take inquiries use of leads. */
export { addTask, updateLead } from './commands.ts'
export { homesOffered } from './home-elsewhere.ts'
export { createLead, type NewLead } from './intake.ts'
export { leadRow } from './queries.ts'
export { senderOf } from './routes.ts'
export { isSpam } from './rules.ts'
