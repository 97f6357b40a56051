-- Which booking a quote became is asked also after the booking has been changed and carries another one.
create index earlier_terms_quote on bookings.earlier_terms (quote_id);
