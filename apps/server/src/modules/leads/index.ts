export { createLead } from './intake.ts'
