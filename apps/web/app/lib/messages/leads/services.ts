import { area } from '../words.ts'

export const serviceWords = area({
  levelsTitle:
    '{levels, plural, =1 {One level} =2 {Two levels} =3 {Three levels} other {# levels}} of service, one page of terms',
  levelsText: 'Commission is a share of rent only. We never take a share of cleaning fees or taxes.',
  shareOfRent: 'Share of rent',
  chooseLevel: 'Choose {level}',
  estimateAddress: 'Home address',
  estimateBedrooms: 'Bedrooms',
  estimateSleeps: 'Sleeps',
  estimateAction: 'See the estimate',
  estimateNote: 'Free. No call needed. Based on the {number} homes we rent out.',
  questions: 'Common questions',
  thanks: 'Thank you. We received your inquiry.',
  thanksText: 'A confirmation is on its way to your inbox. A person replies within one business day.',
  pages: {
    'list-your-property': {
      title: 'Know what your home can earn before you sign',
      lead: 'Enter the address and get a month-by-month estimate from stays nearby, with the range behind it.',
      action: 'Start your inquiry',
      stepsTitle: 'From first visit to first payout',
      steps: [
        {
          title: 'We visit and measure',
          text: 'We walk every room, measure what guests ask about, and photograph it. You keep the floor plan either way.',
        },
        {
          title: 'We list and open the calendar',
          text: 'We handle photos, licenses, and prices at the same time. You block your own dates first.',
        },
        {
          title: 'We host, and you get paid',
          text: 'Guests pay before they arrive. You see each stay on your statement, line by line.',
        },
      ],
      questions: [
        {
          question: 'Can I use my home whenever I want?',
          answer:
            'Yes. You block any open nights in your calendar without asking. Nights that are already booked stay booked.',
        },
        {
          question: 'What does it cost to start?',
          answer: 'There’s no setup fee. Commission is a share of rent, and only for stays that take place.',
        },
        {
          question: 'Who decides the nightly price?',
          answer: 'We propose a strategy and you sign it. You can set limits and change the price of any night.',
        },
        {
          question: 'What if I want to leave?',
          answer:
            'Your contract states the notice period. We honor confirmed stays, and then the home is all yours again.',
        },
      ],
      inquiryTitle: 'Tell us about your home',
      inquiryText: 'A few short steps. Nothing is sent before the last one.',
    },
    'property-management': {
      title: 'Local care for your home, all year',
      lead: 'Guests, upkeep, vendors, and accounts in one place, with every cost in writing before it happens.',
      action: 'Start your inquiry',
      stepsTitle: 'What we look after',
      steps: [
        {
          title: 'Guests',
          text: 'Screening, agreements, check-in, and someone who answers at night.',
        },
        {
          title: 'The home',
          text: 'Turnovers, inspections with photos, and repairs within the limit you set.',
        },
        {
          title: 'The accounts',
          text: 'Rent in trust, vendor bills with their documents, and one statement per quarter.',
        },
      ],
      questions: [
        {
          question: 'How do I know what was done?',
          answer: 'Each job has its checklist, photos, and bill. You see them in your owner portal.',
        },
        {
          question: 'Who approves repairs?',
          answer: 'You set a limit per job. Anything above it waits for your approval.',
        },
        {
          question: 'Can I use my own vendors?',
          answer: 'Yes. We check their insurance and pay them from your account with your approval.',
        },
      ],
      inquiryTitle: 'Tell us about your home',
      inquiryText: 'We reply with a plan and what it costs for your home.',
    },
    'real-estate': {
      title: 'Buy a home with its rental history in front of you',
      lead: 'Nights, income, and costs from homes we manage, before you make an offer.',
      action: 'Tell us what you are looking for',
      stepsTitle: 'How we help you buy',
      steps: [
        {
          title: 'A search profile',
          text: 'Towns, budget, bedrooms, and what you can’t do without.',
        },
        {
          title: 'A rental estimate for each home',
          text: 'Month by month, with the range and the homes we compared.',
        },
        {
          title: 'Brokers who know the area',
          text: 'We introduce you to a licensed broker and stay with you through closing.',
        },
      ],
      questions: [
        {
          question: 'Do you sell the homes yourselves?',
          answer: 'No. Licensed brokers do. We bring the rental figures and the plan for the home.',
        },
        {
          question: 'How good is the rental estimate?',
          answer: 'Each estimate states its error. We test the method on our own homes and publish the result.',
        },
        {
          question: 'Can you manage the home after I buy it?',
          answer: 'Yes, at the service level you choose. You can also start with just an estimate.',
        },
      ],
      inquiryTitle: 'Tell us what you are looking for',
      inquiryText: 'We reply with homes that fit and what they could earn.',
    },
    renovate: {
      title: 'Renovate what guests notice and what lasts',
      lead: 'Projects planned around your rental weeks, with bids, approvals, and photos in your owner portal.',
      action: 'Start your project',
      stepsTitle: 'How a project runs',
      steps: [
        {
          title: 'Home Vision',
          text: 'We walk the home with you and rank projects by cost and by what guests pay for.',
        },
        {
          title: 'Bids you can compare',
          text: 'Insured vendors bid on the same scope. You approve before anything starts.',
        },
        {
          title: 'Work between stays',
          text: 'We schedule around bookings and show each step with photos.',
        },
      ],
      questions: [
        {
          question: 'Do I lose rental weeks?',
          answer:
            'We plan work for open nights and the quiet season. Booked stays are never moved without the guest’s consent.',
        },
        {
          question: 'Who is responsible for the work?',
          answer: 'Licensed and insured vendors, with a written scope. Change orders need your approval.',
        },
        {
          question: 'Can I pay from rent?',
          answer: 'Yes. We can pay the bills from your account, and you see each one first.',
        },
      ],
      inquiryTitle: 'Tell us about the project',
      inquiryText: 'We reply with the next step and a time to visit.',
    },
  },
})
