-- An agency's logo stands on what it bills, as on the day it was issued; earlier invoices have none.
update partners.client_invoice set document = jsonb_set(document, '{seller,logo}', 'null');
